import './design/tokens.css';
import './design/base.css';
import './design/controls.css';
import { render } from 'solid-js/web';
import { App } from './app.js';
import { growCards } from './design/growing-cards.js';
import { keepOffline } from './offline.js';
import { languageTag, loadTexts } from './texts/index.js';

document.documentElement.lang = languageTag;
// Nothing is drawn in one language first and then in another.
void loadTexts('frame').then(() => render(() => <App />, document.getElementById('app')!));
growCards();
if (import.meta.env.PROD) keepOffline();
