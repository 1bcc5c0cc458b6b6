// The manual for language models: llms.txt lists its pages, llms-full.txt is the text of the guides (https://llmstxt.org).
import { pagesOf } from './sources.mjs';

const ABOUT =
  'Slidewise solves sliding puzzles and proves that its solutions are shortest: Rush Hour, the N-puzzle and Klotski.';

/** `groups` are those of the menu; `texts` has the text of each page by its address. */
export function llmsTexts(groups, api, texts) {
  const line = ({ title, address }) => {
    const about = firstSentence(texts(address));
    return `- [${title}](${address}.md)${about === '' ? '' : `: ${about}`}`;
  };
  const lists = [...groups.map((group) => [group.title, pagesOf([group])]), ['Reference of the library', api]].map(
    ([title, pages]) => `## ${title}\n\n${pages.map(line).join('\n')}\n`,
  );
  const guides = groups.filter(({ title }) => title !== 'The project').flatMap((group) => pagesOf([group]));
  return {
    'llms.txt': `# Slidewise\n\n> ${ABOUT}\n\n${lists.join('\n')}`,
    'llms-full.txt': `# Slidewise\n\n> ${ABOUT}\n\n${guides.map(({ address }) => texts(address)).join('\n\n')}`,
  };
}

/** The first sentence of a page that is words: no heading, list, table or code. */
function firstSentence(text) {
  const paragraph = text.split(/\n{2,}/).find((part) => /^[A-Z`]/.test(part) && !part.startsWith('```')) ?? '';
  return (/^[\s\S]*?[.:](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph).replace(/\s+/g, ' ').replace(/:$/, '.');
}
