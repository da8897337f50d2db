import { useSearchParams } from 'react-router-dom';
import { useAddressedText } from '../../../ui/use-addressed-text.ts';

/** The text of the field that searches the parts. See {@link useAddressedText}. */
export function useSearchText(typed?: string) {
  const [params] = useSearchParams();
  return useAddressedText(params.get('q') ?? '', typed);
}

export function resultsOf(text: string): string {
  return text.trim() === '' ? '/parts' : `/parts?${new URLSearchParams({ q: text.trim() }).toString()}`;
}
