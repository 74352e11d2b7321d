import type { Sound } from "./soundAndVibration.ts";

/** Makes the sounds of the table from noise and resonances: a knock, a scratch or a swish a few times over, each a little different. */
class Sample {
  readonly data: Float32Array<ArrayBuffer>;

  constructor(
    private readonly rate: number,
    seconds: number,
  ) {
    this.data = new Float32Array(Math.ceil(rate * seconds));
  }

  /** Something solid rings: a sine that decays within `seconds` to a third. */
  ring(at: number, hertz: number, seconds: number, volume: number): this {
    const first = Math.floor(at * this.rate);
    const end = Math.min(this.data.length, first + Math.ceil(seconds * 7 * this.rate));
    for (let i = first; i < end; i++) {
      const time = (i - first) / this.rate;
      this.data[i]! += volume * Math.sin(2 * Math.PI * hertz * time) * Math.exp(-time / seconds) * Math.min(1, time * 2000);
    }
    return this;
  }

  /** Noise about a frequency, which glides from `hertz` to `to`; `shape` gives its loudness from 0 to 1. */
  noise(at: number, seconds: number, hertz: number, to: number, width: number, volume: number, shape: (part: number) => number): this {
    const first = Math.floor(at * this.rate);
    const length = Math.floor(seconds * this.rate);
    let [low, band] = [0, 0];
    for (let i = 0; i < length && first + i < this.data.length; i++) {
      const part = i / length;
      const tuning = 2 * Math.sin((Math.PI * Math.min(hertz + (to - hertz) * part, this.rate / 7)) / this.rate);
      low += tuning * band;
      band += tuning * (Math.random() * 2 - 1 - low - width * band);
      this.data[first + i]! += volume * band * shape(part);
    }
    return this;
  }
}

const about = (value: number, share = 0.12): number => value * (1 + (Math.random() * 2 - 1) * share);
const fading = (part: number): number => (1 - part) ** 3;
const swelling = (part: number): number => Math.sin(Math.PI * part) ** 1.5;

/** A pencil stroke: noise that the grain of the paper breaks up. */
function stroke(sample: Sample, at: number, seconds: number, hertz: number): void {
  const grain = Array.from({ length: 24 }, () => 0.35 + Math.random() * 0.65);
  sample.noise(at, seconds, hertz, hertz * 1.25, 0.7, 0.35, (part) => swelling(part) * grain[Math.floor(part * 24)]!);
}

/** A bar of wood that is struck. */
function bar(sample: Sample, at: number, hertz: number, volume: number): void {
  sample.ring(at, hertz, 0.16, volume).ring(at, hertz * 3.93, 0.04, volume * 0.3).ring(at, hertz * 9.2, 0.012, volume * 0.12).noise(at, 0.01, 1800, 900, 0.8, volume * 0.4, fading);
}

/** The length in seconds, the number of variations, and how each is made. */
const RECIPES: Record<Sound, readonly [number, number, (sample: Sample) => void]> = {
  // one die meets the table: a click of the die and the thud of the wood
  dice: [0.22, 5, (sample) => {
    sample.noise(0, 0.012, about(3600), 2200, 0.5, 0.5, fading);
    for (const [hertz, seconds, volume] of [[2350, 0.011, 0.2], [4100, 0.007, 0.14], [5600, 0.005, 0.08], [410, 0.03, 0.26], [185, 0.045, 0.3]] as const) sample.ring(0, about(hertz), about(seconds), volume);
  }],
  cross: [0.3, 4, (sample) => {
    stroke(sample, 0, about(0.09), about(3300));
    stroke(sample, about(0.13), about(0.1), about(2900));
  }],
  // the bolt slides, then falls into place
  lock: [0.5, 2, (sample) => {
    sample.noise(0, 0.09, 1500, 2800, 0.4, 0.1, swelling);
    for (const [at, volume] of [[0.08, 0.5], [0.15, 1]] as const) {
      sample.noise(at, 0.008, 4200, 3000, 0.4, 0.5 * volume, fading);
      for (const [hertz, seconds, loud] of [[940, 0.03, 0.2], [1730, 0.045, 0.16], [2790, 0.035, 0.12], [3870, 0.02, 0.08], [170, 0.05, 0.32]] as const) sample.ring(at, about(hertz, 0.03), seconds, loud * volume);
    }
  }],
  // a card slides over others and comes to lie
  card: [0.26, 4, (sample) => {
    sample.noise(0, about(0.13), about(1500), about(4200), 0.6, 0.3, swelling).noise(0.12, 0.04, about(900), 500, 0.7, 0.5, fading);
  }],
  pawn: [0.2, 3, (sample) => {
    sample.noise(0, 0.006, 2400, 1600, 0.6, 0.4, fading).ring(0, about(720), 0.025, 0.3).ring(0, about(1480), 0.012, 0.12).ring(0, about(240), 0.04, 0.25);
  }],
  turn: [0.8, 1, (sample) => {
    bar(sample, 0, 392, 0.2);
    bar(sample, 0.12, 523, 0.22);
  }],
  // the last seconds of a clock
  tick: [0.1, 2, (sample) => {
    sample.noise(0, 0.004, 3000, 2400, 0.5, 0.3, fading).ring(0, about(1250, 0.03), 0.012, 0.2);
  }],
  end: [1.6, 1, (sample) => [523, 659, 784, 1047].forEach((hertz, at) => bar(sample, at * 0.13, hertz, 0.22))],
};

export const SOUNDS = Object.keys(RECIPES) as Sound[];

/** All variations of a sound. */
export function makeSamples(sound: Sound, rate: number): Float32Array<ArrayBuffer>[] {
  const [seconds, count, fill] = RECIPES[sound];
  return Array.from({ length: count }, () => {
    const sample = new Sample(rate, seconds);
    fill(sample);
    return sample.data;
  });
}
