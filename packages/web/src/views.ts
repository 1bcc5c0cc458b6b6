import { type Component, lazy } from 'solid-js';
import { type Label, loadTexts, type Part } from './texts/index.js';
import CollectionView from './views/collection/collection-view.js';

export interface View {
  /** Its word in the address. */
  readonly id: string;
  readonly title: Label;
  /** Whether the menu offers it; the others are reached from elsewhere. */
  readonly inMenu: boolean;
  readonly component: Component;
}

/** A view that is loaded when it is first opened, with its texts. */
function later(load: () => Promise<{ default: Component }>, ...texts: readonly Part[]): Component {
  return lazy(async () => {
    const [view] = await Promise.all([load(), loadTexts(...texts), import('./design/forms.css')]);
    return view;
  });
}

/** Every view that there is. The first is home, which is part of the first page. */
export const views: readonly View[] = [
  {
    id: 'collection',
    title: 'Puzzles',
    inMenu: true,
    component: CollectionView,
  },
  {
    id: 'study',
    title: 'Study',
    inMenu: true,
    component: later(() => import('./views/study/study-view.js'), 'study', 'library', 'laboratory'),
  },
  {
    id: 'play',
    title: 'Play',
    inMenu: false,
    component: later(() => import('./views/play/play-view.js'), 'play', 'library'),
  },
  {
    id: 'review',
    title: 'Review',
    inMenu: false,
    component: later(() => import('./views/review/review-view.js'), 'review', 'library', 'laboratory'),
  },
  {
    id: 'map',
    title: 'Map',
    inMenu: false,
    component: later(() => import('./views/map/map-view.js'), 'map', 'play', 'review', 'library', 'laboratory'),
  },
  {
    id: 'editor',
    title: 'Editor',
    inMenu: true,
    component: later(() => import('./views/editor/editor-view.js'), 'editor', 'library', 'laboratory'),
  },
  {
    id: 'code',
    title: 'Use it in your code',
    inMenu: false,
    component: later(() => import('./views/code/code-view.js'), 'code', 'library'),
  },
  {
    id: 'days',
    title: 'The boards of the days',
    inMenu: false,
    component: later(() => import('./views/days/days-view.js'), 'days'),
  },
  {
    id: 'you',
    title: 'You',
    inMenu: false,
    component: later(() => import('./views/you/you-view.js'), 'you', 'library'),
  },
  {
    id: 'print',
    title: 'Print',
    inMenu: false,
    component: later(() => import('./views/print/print-view.js'), 'print', 'library', 'laboratory'),
  },
  {
    id: 'learn',
    title: 'Learn',
    inMenu: true,
    component: later(() => import('./views/learn/learn-view.js'), 'learn', 'library', 'laboratory'),
  },
];
