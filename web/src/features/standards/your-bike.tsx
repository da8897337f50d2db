import Link from '@mui/material/Link';
import { completedAnswers, valueText, type Interface } from '@pedalworks/contract/fit';
import { useActiveBike } from '../bike/public/bikes.ts';
import { questionHash } from '../bike/public/question-hash.ts';

/** Answer for the active bike, with a link to change it. */
export function YourBike({ standard }: { readonly standard: Interface }) {
  const bike = useActiveBike();
  if (bike === null) return <Link href="/bike">Add my bike</Link>;
  const { key } = standard;
  const answer = completedAnswers(bike.interfaces)[key] ?? null;
  const rear = bike.rear?.[key] ?? null;
  const text = answer === null ? 'Not sure' : valueText(standard, answer);
  return (
    <>
      {rear === null || rear === answer
        ? text
        : `${text} at the front, ${valueText(standard, rear)} at the rear`}
      {', '}
      <Link href={`/bike${questionHash(key)}`}>{answer === null ? 'answer' : 'change'}</Link>
    </>
  );
}
