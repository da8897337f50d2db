import { useState } from 'react';

interface Question<T> {
  readonly about: T;
  readonly isOpen: boolean;
  readonly answer: (isAccepted: boolean) => void;
}

/** Asks the user from within an async function. `ask` resolves to true if the user accepts, to false otherwise. */
export function useQuestion<T>() {
  const [question, setQuestion] = useState<Question<T> | null>(null);
  return {
    /** Kept after the answer, so that the dialog can fade out with its text. */
    about: question?.about,
    isOpen: question?.isOpen ?? false,
    ask: (about: T) =>
      new Promise<boolean>((answer) => {
        setQuestion({ about, isOpen: true, answer });
      }),
    answer: (isAccepted: boolean) => {
      question?.answer(isAccepted);
      setQuestion(question && { ...question, isOpen: false });
    },
  };
}
