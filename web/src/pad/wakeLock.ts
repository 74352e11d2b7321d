/** Keep the screen on, where the browser allows it, until the returned function is called. */
export function holdWakeLock(): () => void {
  let sentinel: WakeLockSentinel | null = null;
  let wanted = true;

  // browsers release the lock whenever the page is hidden
  async function acquire(): Promise<void> {
    if (!wanted || document.visibilityState !== "visible") return;
    try {
      sentinel = (await navigator.wakeLock?.request("screen")) ?? null;
      if (!wanted) await sentinel?.release();
    } catch {
      sentinel = null; // low battery, or not allowed
    }
  }

  void acquire();
  document.addEventListener("visibilitychange", acquire);
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", acquire);
    void sentinel?.release().catch(() => undefined);
  };
}
