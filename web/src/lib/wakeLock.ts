/** Keep the screen on, where the browser allows it, until the returned function is called. */
export function holdWakeLock(): () => void {
  let sentinel: WakeLockSentinel | null = null;
  let active = true;

  // browsers release the lock whenever the page is hidden
  async function acquire(): Promise<void> {
    if (!active || document.visibilityState !== "visible") return;
    try {
      sentinel = (await navigator.wakeLock?.request("screen")) ?? null;
      if (!active) await sentinel?.release();
    } catch {
      sentinel = null; // low battery, or not allowed
    }
  }

  void acquire();
  document.addEventListener("visibilitychange", acquire);
  return () => {
    active = false;
    document.removeEventListener("visibilitychange", acquire);
    void sentinel?.release().catch(() => undefined);
  };
}
