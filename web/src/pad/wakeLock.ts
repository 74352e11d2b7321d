/** Keep the screen on, where the browser allows it, until the returned function is called. */
export function holdWakeLock(): () => void {
  let held: WakeLockSentinel | null = null;
  let wanted = true;

  // the browser lets go whenever the page is hidden
  async function hold(): Promise<void> {
    if (!wanted || document.visibilityState !== "visible") return;
    try {
      held = (await navigator.wakeLock?.request("screen")) ?? null;
      if (!wanted) await held?.release();
    } catch {
      held = null; // low battery, or not allowed: the screen does what it always does
    }
  }

  void hold();
  document.addEventListener("visibilitychange", hold);
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", hold);
    void held?.release().catch(() => undefined);
  };
}
