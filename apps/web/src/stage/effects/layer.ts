import { type Particle, type ParticleKind, Particles } from './particles.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Thrown = Pick<Particle, 'x' | 'y' | 'vx' | 'vy' | 'colour'>;

interface Burst {
  readonly count: number;
  readonly colours: readonly string[];
  /** Pixels per second at the start. */
  readonly power?: number;
  /** Times the usual size. */
  readonly size?: number;
  readonly kind?: ParticleKind;
}

/** A frame that took longer is a missed one; after two of them half of what would fly is left out. */
const missed = 0.034;

/**
 * One canvas over the page for all that only glitters: sparks, beams, embers, petals. Nothing is told by it alone. It takes no
 * presses, draws while something flies and is gone otherwise. Loaded with the first animation that wants it.
 */
class EffectsLayer {
  private readonly canvas = document.createElement('canvas');
  private readonly pen = this.canvas.getContext('2d');
  private readonly flying = new Particles();
  private frame = 0;
  private last = 0;
  private slow = 0;

  constructor() {
    this.canvas.className = 'effects-layer';
    this.canvas.setAttribute('aria-hidden', 'true');
    this.canvas.style.cssText =
      'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;z-index:60;margin:0;border:0;padding:0;background:none;overflow:hidden';
  }

  /** Makes the canvas as large as the page, before anything flies. */
  ready(): void {
    const scale = Math.min(2, devicePixelRatio);
    const [width, height] = [Math.round(innerWidth * scale), Math.round(innerHeight * scale)];
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
    }
    this.pen?.setTransform(scale, 0, 0, scale, 0, 0);
  }

  /** Sparks in all directions. */
  burst(at: Point, { count, colours, power = 260, size = 1, kind = 'spark' }: Burst): void {
    for (let i = 0; i < this.afforded(count); i++) {
      const angle = Math.random() * Math.PI * 2;
      const speed = power * (0.35 + Math.random() * 0.65);
      const way = { vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed - 60 };
      this.add(kind, { ...at, ...way, colour: pick(colours) }, { size });
    }
  }

  /** What rises from a burning bar, or falls over a board that was cleared. */
  rain(over: DOMRect, { count, colours, kind = 'ember' }: Burst): void {
    for (let i = 0; i < this.afforded(count); i++) {
      const x = over.left + Math.random() * over.width;
      const y = kind === 'petal' ? over.top + Math.random() * over.height * 0.3 : over.top + over.height / 2;
      const vy = kind === 'petal' ? 60 + Math.random() * 90 : -60 - Math.random() * 120;
      this.add(kind, { x, y, vx: (Math.random() - 0.5) * 70, vy, colour: pick(colours) });
    }
  }

  /** Beads along the way from one thing to another. */
  beam(from: Point, to: Point, colour: string, seconds: number): void {
    const count = this.afforded(9);
    for (let i = 0; i < count; i++) {
      const at = (i / count) * 0.35;
      const start = { x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at };
      const rest = Math.max(0.05, seconds);
      this.add('bead', { ...start, vx: (to.x - start.x) / rest, vy: (to.y - start.y) / rest, colour }, { life: rest });
    }
  }

  /** Ends all of it at once. */
  clear(): void {
    this.flying.clear();
  }

  private afforded(count: number): number {
    return this.slow >= 2 ? Math.ceil(count / 2) : count;
  }

  private add(kind: ParticleKind, thrown: Thrown, { life, size = 1 }: { life?: number; size?: number } = {}): void {
    const lasts = life ?? lives[kind] * (0.6 + Math.random() * 0.4);
    this.flying.add({
      ...thrown,
      kind,
      pull: pulls[kind],
      life: lasts,
      left: lasts,
      size: size * sizes[kind] * (0.7 + Math.random() * 0.6),
      turn: Math.random() * 6,
    });
    this.begin();
  }

  private begin(): void {
    if (this.frame || !this.pen) return;
    if (!this.canvas.isConnected) document.body.append(this.canvas);
    this.raise();
    this.ready();
    this.last = performance.now();
    this.frame = requestAnimationFrame(now => this.draw(now));
  }

  /** An open sheet lies above all that was not shown after it. */
  private raise(): void {
    const { canvas } = this;
    if (typeof canvas.showPopover !== 'function') return;
    canvas.popover = document.querySelector('dialog[open]') ? 'manual' : null;
    if (canvas.popover) canvas.showPopover();
  }

  private draw(now: number): void {
    const { pen } = this;
    if (!pen) return;
    const seconds = Math.min(0.05, (now - this.last) / 1000);
    this.slow = seconds > missed ? this.slow + 1 : Math.max(0, this.slow - 0.1);
    this.last = now;
    this.flying.step(seconds);
    pen.clearRect(0, 0, innerWidth, innerHeight);
    if (this.flying.size === 0 || document.visibilityState === 'hidden') {
      this.flying.clear();
      this.canvas.remove();
      this.frame = 0;
      return;
    }
    for (const one of this.flying) drawParticle(pen, one);
    pen.globalAlpha = 1;
    this.frame = requestAnimationFrame(next => this.draw(next));
  }
}

const lives: Readonly<Record<ParticleKind, number>> = { spark: 0.5, ember: 0.9, petal: 1.6, bead: 0.2 };
const pulls: Readonly<Record<ParticleKind, number>> = { spark: 620, ember: -40, petal: 30, bead: 0 };
const sizes: Readonly<Record<ParticleKind, number>> = { spark: 4, ember: 3, petal: 7, bead: 4 };

const pick = (colours: readonly string[]): string => colours[Math.floor(Math.random() * colours.length)] ?? '#b3361a';

/** Flat colour like a print: squares that turn, no glow. */
function drawParticle(pen: CanvasRenderingContext2D, one: Particle): void {
  pen.globalAlpha = Math.min(1, (one.left / one.life) * 1.6);
  pen.fillStyle = one.colour;
  const { size } = one;
  if (one.kind === 'bead') {
    pen.fillRect(one.x - size / 2, one.y - size / 2, size, size);
    return;
  }
  const [cos, sin] = [Math.cos(one.turn), Math.sin(one.turn)];
  const [w, h] = one.kind === 'petal' ? [size, size * 0.5] : [size / 2, size / 2];
  pen.beginPath();
  pen.moveTo(one.x + cos * w, one.y + sin * w);
  pen.lineTo(one.x - sin * h, one.y + cos * h);
  pen.lineTo(one.x - cos * w, one.y - sin * w);
  pen.lineTo(one.x + sin * h, one.y - cos * h);
  pen.fill();
}

let layer: EffectsLayer | null = null;

/** The page's one layer of effects. */
export function effects(): EffectsLayer {
  layer ??= new EffectsLayer();
  return layer;
}

/** A colour of the theme in force, for the canvas. */
export function ink(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
