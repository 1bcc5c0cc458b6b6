import { type Component, lazy } from 'solid-js';
import CollectionView from './views/collection/collection-view.js';

export interface View {
  /** Its word in the address. */
  readonly id: string;
  readonly title: string;
  /** Whether the menu offers it; the others are reached from elsewhere. */
  readonly inMenu: boolean;
  readonly component: Component;
}

/** Every view that there is: one line each. The first is home, which is part of the first page; the others are loaded when they are first opened. */
export const views: readonly View[] = [
  {
    id: 'collection',
    title: 'Puzzles',
    inMenu: true,
    component: CollectionView,
  },
  { id: 'study', title: 'Study', inMenu: true, component: lazy(() => import('./views/study/study-view.js')) },
  { id: 'play', title: 'Play', inMenu: false, component: lazy(() => import('./views/play/play-view.js')) },
  { id: 'review', title: 'Review', inMenu: false, component: lazy(() => import('./views/review/review-view.js')) },
  { id: 'editor', title: 'Editor', inMenu: true, component: lazy(() => import('./views/editor/editor-view.js')) },
  {
    id: 'days',
    title: 'The boards of the days',
    inMenu: false,
    component: lazy(() => import('./views/days/days-view.js')),
  },
  { id: 'you', title: 'You', inMenu: false, component: lazy(() => import('./views/you/you-view.js')) },
  { id: 'print', title: 'Print', inMenu: false, component: lazy(() => import('./views/print/print-view.js')) },
  { id: 'learn', title: 'Learn', inMenu: true, component: lazy(() => import('./views/learn/learn-view.js')) },
];
