import type { SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { LabelledInput } from '../../ui/labelled-input.tsx';
import './contact-form.css';

/** spec.md §2: a form whose Submit does nothing. Nothing is sent and nothing is promised. */
export function ContactForm() {
  return (
    <form className="contact-form" noValidate onSubmit={stayHere}>
      <LabelledInput name="email" label="Email" type="email" autoComplete="email" />
      <LabelledInput name="subject" label="Subject" />
      <LabelledInput name="message" label="Message" rows={5} />
      <Button type="submit" variant="contained">
        Submit
      </Button>
    </form>
  );
}

function stayHere(event: SubmitEvent): void {
  event.preventDefault();
}
