import { language } from '../texts/index.js';
/** A text as a sentence: with a capital, and with a stop unless it has one. */
export function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  const stop = language === 'zh-hans' ? '。' : '.';
  return /[.!?…。！？]$/.test(capital) || capital === '' ? capital : `${capital}${stop}`;
}
