// A small forward search over grounded actions, for tests: it knows no puzzle, and reads what `pddlOf` writes.

type Tree = string | readonly Tree[];

/** An action with all variables replaced; facts are texts. */
interface Grounded {
  readonly cost: number;
  readonly needs: readonly string[];
  readonly adds: readonly string[];
  readonly deletes: readonly string[];
}

/** The least cost of a plan; where actions have no costs, the number of actions. Undefined if there is no plan. */
export function planCost(domain: string, problem: string): number | undefined {
  const [rules, task] = [readTree(domain), readTree(problem)];
  const { actions, start, goal } = ground(rules, task);
  const isDone = (state: ReadonlySet<string>): boolean => holds(goal, state);
  const text = (state: ReadonlySet<string>): string => [...state].sort().join();
  const buckets: Map<string, ReadonlySet<string>>[] = [new Map([[text(start), start]])];
  const closed = new Set<string>();
  for (let cost = 0; cost < buckets.length; cost++) {
    // A map takes further states while it is walked through: those that cost nothing.
    for (const [key, state] of buckets[cost] ?? []) {
      if (closed.has(key)) continue;
      closed.add(key);
      if (isDone(state)) return cost;
      for (const action of actions) {
        if (!action.needs.every((fact) => state.has(fact))) continue;
        const next = new Set(state);
        for (const fact of action.deletes) next.delete(fact);
        for (const fact of action.adds) next.add(fact);
        const nextKey = text(next);
        if (closed.has(nextKey)) continue;
        buckets[cost + action.cost] ??= new Map();
        buckets[cost + action.cost]!.set(nextKey, next);
      }
    }
  }
  return undefined;
}

function readTree(text: string): Tree {
  const words = text.replace(/;.*/g, '').match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const read = (): Tree => {
    const word = words[at++]!;
    if (word === ')') throw new Error('a bracket is closed that was not opened');
    if (word !== '(') return word;
    const tree: Tree[] = [];
    while (words[at] !== ')') {
      if (at >= words.length) throw new Error('a bracket is not closed');
      tree.push(read());
    }
    at++;
    return tree;
  };
  const tree = read();
  if (at !== words.length) throw new Error('there is text after the end');
  return tree;
}

const list = (tree: Tree | undefined): readonly Tree[] => {
  if (typeof tree === 'string' || tree === undefined) throw new Error(`a list is expected, not ${String(tree)}`);
  return tree;
};

function section(tree: Tree, name: string): readonly Tree[] {
  return list(list(tree).find((part) => typeof part !== 'string' && part[0] === name) ?? [name]).slice(1);
}

/** `a b - piece c - cell`: the type of each name. */
function typesOf(words: readonly Tree[]): Map<string, string> {
  const types = new Map<string, string>();
  let names: string[] = [];
  for (let i = 0; i < words.length; i++) {
    if (words[i] !== '-') {
      names.push(String(words[i]));
      continue;
    }
    i++;
    for (const name of names) types.set(name, String(words[i]));
    names = [];
  }
  return types;
}

function ground(domain: Tree, problem: Tree) {
  const objects = typesOf(section(problem, ':objects'));
  const predicates = new Map(section(domain, ':predicates').map((each) => [String(list(each)[0]), list(each)]));
  const schemas = list(domain).filter(
    (part): part is readonly Tree[] => typeof part !== 'string' && part[0] === ':action',
  );
  const init = section(problem, ':init').filter((fact) => list(fact)[0] !== '=');
  for (const fact of init) checkFact(list(fact), predicates, objects);
  const changed = new Set(schemas.flatMap((schema) => effectsOf(schema).map(({ fact }) => String(fact[0]))));
  const fixed = new Map<string, (readonly string[])[]>();
  for (const fact of init as readonly (readonly string[])[]) {
    if (changed.has(fact[0]!)) continue;
    const others = fixed.get(fact[0]!);
    if (others === undefined) fixed.set(fact[0]!, [fact]);
    else others.push(fact);
  }
  const start = new Set((init as string[][]).filter(([name]) => changed.has(name!)).map((fact) => fact.join(' ')));
  const hasCosts = section(problem, ':metric').length > 0;
  const actions = schemas.flatMap((schema) => groundAction(schema, objects, fixed, changed, hasCosts));
  return { actions, start, goal: section(problem, ':goal')[0]! };
}

/** A fact must be of a predicate that there is, about objects of its types. */
function checkFact(
  fact: readonly Tree[],
  predicates: ReadonlyMap<string, readonly Tree[]>,
  objects: ReadonlyMap<string, string>,
): void {
  const predicate = predicates.get(String(fact[0]));
  const types = predicate && [...typesOf(predicate.slice(1)).values()];
  if (
    types?.join() !==
    fact
      .slice(1)
      .map((name) => objects.get(String(name)))
      .join()
  ) {
    throw new Error(`no predicate for (${fact.join(' ')})`);
  }
}

function part(schema: readonly Tree[], name: string): Tree {
  return schema[schema.indexOf(name) + 1]!;
}

function conjuncts(tree: Tree): (readonly Tree[])[] {
  return (list(tree)[0] === 'and' ? list(tree).slice(1) : [tree]).map(list);
}

function effectsOf(schema: readonly Tree[]): { readonly fact: readonly Tree[]; readonly adds: boolean }[] {
  return conjuncts(part(schema, ':effect')).flatMap((effect) => {
    if (effect[0] === 'increase') return [];
    return [effect[0] === 'not' ? { fact: list(effect[1]), adds: false } : { fact: effect, adds: true }];
  });
}

function groundAction(
  schema: readonly Tree[],
  objects: ReadonlyMap<string, string>,
  fixed: ReadonlyMap<string, readonly (readonly string[])[]>,
  changed: ReadonlySet<string>,
  hasCosts: boolean,
): Grounded[] {
  const types = typesOf(list(part(schema, ':parameters')));
  const needs = conjuncts(part(schema, ':precondition')) as (readonly string[])[];
  const effects = effectsOf(schema);
  const increases = conjuncts(part(schema, ':effect')).filter(([name]) => name === 'increase');
  const cost = hasCosts ? increases.reduce((sum, [, , by]) => sum + Number(by), 0) : 1;
  let bindings: Map<string, string>[] = [new Map()];
  for (const [name, ...variables] of needs.filter(([predicate]) => !changed.has(predicate!))) {
    bindings = bindings.flatMap((binding) =>
      (fixed.get(name!) ?? []).flatMap((fact) => {
        const more = new Map(binding);
        for (const [i, variable] of variables.entries()) {
          const value = fact[i + 1]!;
          if ((more.get(variable) ?? value) !== value || objects.get(value) !== types.get(variable)) return [];
          more.set(variable, value);
        }
        return [more];
      }),
    );
  }
  for (const [variable, type] of types) {
    bindings = bindings.flatMap((binding) =>
      binding.has(variable)
        ? [binding]
        : [...objects].filter(([, of]) => of === type).map(([name]) => new Map(binding).set(variable, name)),
    );
  }
  return bindings.map((binding) => {
    const text = (fact: readonly Tree[]): string => fact.map((word) => binding.get(String(word)) ?? word).join(' ');
    return {
      cost,
      needs: needs.filter(([name]) => changed.has(name!)).map(text),
      adds: effects.filter(({ adds }) => adds).map(({ fact }) => text(fact)),
      deletes: effects.filter(({ adds }) => !adds).map(({ fact }) => text(fact)),
    };
  });
}

function holds(goal: Tree, state: ReadonlySet<string>): boolean {
  const [name, ...parts] = list(goal);
  if (name === 'and') return parts.every((each) => holds(each, state));
  if (name === 'or') return parts.some((each) => holds(each, state));
  return state.has(list(goal).join(' '));
}
