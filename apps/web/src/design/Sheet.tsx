import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../i18n/lang.ts';
import { Icon } from './Icon.tsx';
import { pushLayer } from './layers.ts';
import { words } from './words.ts';
import { useUniqueId } from './id.ts';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  /** What the back button does, where that is not closing it. */
  readonly onBack?: (() => void) | undefined;
  readonly children: ComponentChildren;
  /** 'sheet' rises from the bottom of a phone; 'dialog' stands in the middle. */
  readonly form?: 'sheet' | 'dialog';
  readonly wide?: boolean;
  /** What is to be seen as large as the screen. */
  readonly tall?: boolean;
  readonly footer?: ComponentChildren;
}

/** Paper laid over the page: focus stays inside; Escape, the back button and a tap beside it close it. */
export function Sheet({
  title,
  onClose,
  onBack,
  children,
  form = 'sheet',
  wide = false,
  tall = false,
  footer,
}: SheetProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  const pressed = useRef(false);
  close.current = onClose;
  const heading = useUniqueId();
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    const release = pushLayer(() => close.current(), onBack);
    return () => {
      release();
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      data-form={form}
      data-wide={wide}
      data-tall={tall}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={event => {
        pressed.current = event.target === dialog.current;
      }}
      // Not before the finger is lifted: the end of the tap would press what lies below.
      onClick={event => {
        if (pressed.current && event.target === dialog.current) onClose();
      }}
    >
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" class="button plain" aria-label={say(words.close)} onClick={onClose}>
            <Icon id="close" />
          </button>
        </div>
        <div class="sheet-content">{children}</div>
        {footer ? <div class="sheet-foot">{footer}</div> : null}
      </div>
    </dialog>
  );
}

interface AskProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** A question with two answers; the careful one has the focus. */
export function Ask({ title, children, yes, onYes, onNo }: AskProps): JSX.Element {
  return (
    <Sheet
      title={title}
      form="dialog"
      onClose={onNo}
      footer={
        <>
          <button type="button" class="button" onClick={onNo} autofocus>
            {say(words.cancel)}
          </button>
          <button type="button" class="button primary" onClick={onYes}>
            {yes}
          </button>
        </>
      }
    >
      {children}
    </Sheet>
  );
}
