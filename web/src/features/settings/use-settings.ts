import { useState } from 'react';
import type { Settings } from '@pedalworks/contract';
import { errorSentence } from '../../services/error-sentence.ts';
import { notify } from '../../services/notify/notify.ts';
import { callInSession } from '../../services/session-refusal.ts';
import { useLoaded, type Loading } from '../../services/use-loaded.ts';

interface ShopSettings extends Loading<Settings> {
  readonly isSaving: boolean;
  readonly save: (change: Partial<Settings>) => Promise<void>;
}

const loadSettings = (signal: AbortSignal) => callInSession('getSettings', { signal });

/** What the shop enforces, and a way to change it. What is shown is always what the server last confirmed. */
export function useSettings(): ShopSettings {
  const { state, reload } = useLoaded(loadSettings);
  const [saved, setSaved] = useState<Settings | null>(null);
  const [isSaving, setSaving] = useState(false);
  const save = async (change: Partial<Settings>) => {
    setSaving(true);
    try {
      // All are saved together, and what is shown here may be old: another tab may have saved the others since.
      const settings = await callInSession('getSettings');
      setSaved(await callInSession('saveSettings', { body: { ...settings, ...change } }));
      notify.success('Shop settings saved');
    } catch (error) {
      notify.error('Failed to save the shop settings', errorSentence(error));
    }
    setSaving(false);
  };
  const shown =
    state.status === 'ready' && saved !== null ? { status: 'ready' as const, data: saved } : state;
  return { state: shown, reload, isSaving, save };
}
