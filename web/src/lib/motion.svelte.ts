/** Whether nothing should move: the person prefers it, nobody can see it, or there is no screen. */
export const isStill = (): boolean => !globalThis.matchMedia || matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

const running = new Set<Motion>();

/** A span of time that an animation takes. Does not begin where nothing should move; a tap or a key ends it. */
export class Motion {
  /** Whether it lasts. */
  on = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void)[] = [];

  begin(milliseconds: number): void {
    this.end();
    if (isStill()) return;
    this.on = true;
    running.add(this);
    this.#timer = setTimeout(() => this.end(), milliseconds);
  }

  end(): void {
    clearTimeout(this.#timer);
    running.delete(this);
    this.on = false;
    for (const action of this.#waiting.splice(0)) action();
  }

  /** End it without what was to be done after it. */
  cancel(): void {
    this.#waiting = [];
    this.end();
  }

  /** Do something when it is over, or now if it does not last; in the order of the calls. */
  after(action: () => void): void {
    if (this.on) this.#waiting.push(action);
    else action();
  }
}

/** End all that moves at once. */
export function endAnimations(): void {
  for (const motion of running) motion.end();
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/** Run an animation; none where nothing should move. `done` is called in any case, when it has ended. */
export function animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions, done?: () => void): void {
  if (isStill()) return done?.();
  const animation = element.animate(frames, options);
  if (done) animation.onfinish = animation.oncancel = done;
}

/** What was pressed to end a motion. */
let pressed: EventTarget | null = null;

/** End all that moves. If a motion ends by it, the press does nothing else: it was not meant for what appears only then. */
function onPress(event: Event): void {
  pressed = null;
  if (event instanceof KeyboardEvent && event.repeat) return;
  if (running.size) {
    if (event.type === "keydown") event.stopPropagation();
    else pressed = event.target;
  }
  endAnimations();
}

/** Drop the click of a tap that has ended a motion, if it would meet something new under the finger. */
function onClick(event: Event): void {
  if (pressed && event.target !== pressed) {
    event.stopPropagation();
    event.preventDefault();
  }
  pressed = null;
}

if ("matchMedia" in globalThis) {
  addEventListener("pointerdown", onPress, true);
  addEventListener("keydown", onPress, true);
  addEventListener("click", onClick, true);
  document.addEventListener("visibilitychange", () => document.hidden && endAnimations());
}
