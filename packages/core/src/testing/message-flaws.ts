import type { Message } from '../messages/message.js';

type Maker = (...given: unknown[]) => Message;

/** What is wrong with the maker of a message, tried with values as they could be. */
export function messageFlaws(name: string, make: Maker, given: readonly unknown[]): readonly string[] {
  const used = new Set<PropertyKey>();
  const watched = given.map((each) => (isValues(each) ? watching(each, used) : each));
  const { code, message } = make(...watched);
  const again = make(...given);
  const unused = given.filter(isValues).flatMap((values) => Object.keys(values).filter((key) => !used.has(key)));
  return [
    ...(code === kebab(name) ? [] : [`its code is ${code}`]),
    ...(/undefined|NaN|\[object/.test(message) || message.trim() === '' ? [`its sentence is "${message}"`] : []),
    ...unused.map((key) => `its sentence does not use ${key}`),
    ...(JSON.stringify(JSON.parse(JSON.stringify(again))) === JSON.stringify(again) ? [] : ['it is no plain data']),
  ];
}

function isValues(given: unknown): given is object {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

function watching(values: object, used: Set<PropertyKey>): object {
  return new Proxy(values, {
    get(target, key) {
      used.add(key);
      return Reflect.get(target, key);
    },
  });
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
