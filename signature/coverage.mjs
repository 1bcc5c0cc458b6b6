// What took part in a signature: a number says nothing of a search that never generated a node.

/** Every way to solve a board that the families offer, and whether anything was searched in it. */
export class Coverage {
  #parts = [];

  /** A family's part of it, plain or compiled. */
  of(family, kind) {
    const name = kind === 'plain' ? family.id : `${family.id}, ${kind}`;
    const known = this.#parts.find((part) => part.name === name);
    if (known !== undefined) return known;
    const fresh = new Part(family, name);
    this.#parts.push(fresh);
    return fresh;
  }

  /** What fits some of the boards, and did nothing on any of them. */
  gaps() {
    return this.#parts.flatMap((part) => part.gaps());
  }

  /** What fits none of the boards, by the reasons why; and what was left out on some. */
  exceptions() {
    return [...new Set(this.#parts.flatMap((part) => part.exceptions()))];
  }
}

class Part {
  /** Of what fits some board: whether it has come to a node. */
  #done = new Map();
  #unfit = new Map();
  #leftOut = new Set();

  constructor(family, name) {
    Object.assign(this, { family, name });
  }

  /** The family, with a look at each of its spaces that brings layers of its own: whether they expand anything. */
  watchLayers() {
    const { family } = this;
    return {
      ...family,
      space: (position, metric, tables) => {
        const space = family.space(position, metric, tables);
        if (space.layers === undefined) return space;
        const what = `the family's own layers, in ${metric}`;
        this.#note(what, false);
        const own = space.layers.bind(space);
        space.layers = (memoryLimit, wanted) => {
          const layers = own(memoryLimit, wanted);
          const expand = layers?.expand.bind(layers);
          if (layers !== undefined) {
            layers.expand = (most) => {
              const expanded = expand(most);
              this.#note(what, expanded > 0);
              return expanded;
            };
          }
          return layers;
        };
        return space;
      },
    };
  }

  searched(way, { expanded, generated }) {
    this.#note(nameOf(way), expanded + generated > 0);
  }

  unfit(way, reason) {
    this.#unfit.set(nameOf(way), reason);
  }

  leftOut(way, position, bytes) {
    this.#note(nameOf(way), false);
    const { width, height } = this.family.scene(position);
    const what = way.heuristic ?? way.algorithm;
    this.#leftOut.add(`${what} on ${width}×${height}: tables of ${Math.round(bytes / 1e6)} MB`);
  }

  gaps() {
    return [...this.#done].flatMap(([what, did]) => (did ? [] : [`${this.name}: ${what}`]));
  }

  exceptions() {
    const reasons = [...this.#unfit].flatMap(([what, reason]) => (this.#done.has(what) ? [] : [reason]));
    return [
      ...[...new Set(reasons)].map((reason) => `${this.family.id}, fits no board: ${reason}`),
      ...[...this.#leftOut].map((what) => `${this.family.id}, left out: ${what}`),
    ];
  }

  #note(what, did) {
    this.#done.set(what, did || this.#done.get(what) === true);
  }
}

function nameOf({ metric, algorithm = 'ties', heuristic, tieBreak }) {
  const by = heuristic === undefined ? '' : ` with ${heuristic}`;
  return `${algorithm}${by}${tieBreak === undefined ? '' : ` broken by ${tieBreak}`}, in ${metric}`;
}
