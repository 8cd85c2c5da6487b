import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useUniqueId } from './id.ts';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: () => ComponentChildren;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly now: string;
  readonly onChange: (id: string) => void;
}

/** A row wider than the screen starts where its chosen tab is whole. */
function showChosen(row: HTMLElement): void {
  const tab = row.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  const { left, right } = row.getBoundingClientRect();
  if (!tab) return;
  row.scrollLeft += Math.max(0, tab.right - right) - Math.max(0, left - tab.left);
}

/** Tabs by the book: one stop for the tab key, arrows between them. */
export function Tabs({ label, tabs, now, onChange }: TabsProps): JSX.Element {
  const base = useUniqueId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(tab => tab.id === now),
  );
  const current = tabs[at];
  useEffect(() => {
    if (list.current) showChosen(list.current);
  }, [current?.id]);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1, Home: -at, End: tabs.length - 1 - at }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const to = tabs[(at + by + tabs.length) % tabs.length];
    if (!to) return;
    onChange(to.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${to.id}"]`)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={step}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            class="tab"
            data-tab={tab.id}
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === current?.id}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === current?.id ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        class="tab-panel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${current?.id}`}
        tabIndex={0}
      >
        {current?.content()}
      </div>
    </div>
  );
}
