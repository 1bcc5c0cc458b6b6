import { t } from '../texts/index.js';
import { ActionButton } from './action-button.js';
import { createCopying } from './copying.js';
import { LinkField } from './link-field.js';

/** Shares the address in the bar. */
export function ShareButton(props: { readonly onShare: () => void }) {
  const { copied, byHand, copy, close } = createCopying();
  const share = (): void => {
    props.onShare();
    void copy(location.href);
  };
  return (
    <>
      <ActionButton icon="share" onPress={share}>
        {copied() === undefined ? t('Share') : t('Copied')}
      </ActionButton>
      <LinkField link={byHand} onClose={close} />
    </>
  );
}
