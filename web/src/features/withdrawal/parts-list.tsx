import type { WithdrawalPart } from '@pedalworks/contract/withdrawal-page';

interface PartsListProps {
  readonly parts: readonly Pick<WithdrawalPart, 'line' | 'name' | 'declared'>[];
}

export function PartsList({ parts }: PartsListProps) {
  return (
    <ul>
      {parts.map(({ line, name, declared }) => (
        <li key={line}>{`${String(declared)} × ${name}`}</li>
      ))}
    </ul>
  );
}
