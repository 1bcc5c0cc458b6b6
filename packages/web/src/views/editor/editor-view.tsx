import './editor.css';
import { createMemo } from 'solid-js';
import { Opened } from '../../design/opened.js';
import { address, noteHere } from '../../share/navigation.js';
import { readStored } from '../../storage.js';
import { t } from '../../texts/index.js';
import { openDraft } from './editor-address.js';
import { Workbench } from './workbench.js';

/** Draws boards of any family. */
export default function EditorView() {
  const opened = createMemo(() =>
    openDraft(address(), noteHere(), { board: readStored('draft'), drawing: readStored('drawing') }),
  );
  return (
    <Opened
      result={opened()}
      title={t('This board cannot be opened')}
      elsewhere={{ view: 'editor' }}
      elsewhereTitle={t('A new board')}
    >
      {(draft) => <Workbench draft={draft} />}
    </Opened>
  );
}
