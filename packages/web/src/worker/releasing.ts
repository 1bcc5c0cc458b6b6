import { type ProxyMethods, releaseProxy } from 'comlink';

type Report<News> = (news: News) => void;

/**
 * A method that reports to a callback of the page, and releases it after the answer: its channel would keep the
 * page's view alive.
 */
export function releasing<Task extends readonly unknown[], News, Answer>(
  method: (...given: [...Task, Report<News>]) => Promise<Answer>,
): (...given: [...Task, Report<News>]) => Promise<Answer> {
  return async (...given) => {
    try {
      return await method(...given);
    } finally {
      // Callers in the same thread have plain functions.
      (given.at(-1) as Partial<ProxyMethods>)[releaseProxy]?.();
    }
  };
}
