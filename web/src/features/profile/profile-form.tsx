import { useState, type SubmitEvent } from 'react';
import { currentSession } from '../../services/session.ts';
import { Button } from '../../ui/button.tsx';
import { LabelledInput } from '../../ui/labelled-input.tsx';

/** spec.md §2: address and phone, and an Update that sends nothing. It only notices that nobody is signed in any more (§8). */
export function ProfileForm() {
  const [error, setError] = useState<string | null>(null);
  const update = (event: SubmitEvent) => {
    event.preventDefault();
    setError(currentSession() === null ? 'No user is logged in' : null);
  };
  return (
    <form className="profile-form" noValidate onSubmit={update} aria-labelledby="profile-form">
      <h3 id="profile-form">Address and phone</h3>
      <LabelledInput name="address" label="Address" autoComplete="street-address" rows={3} />
      <LabelledInput name="phone" label="Phone" type="tel" autoComplete="tel" />
      {error === null ? null : (
        <p className="form-alert" role="alert">
          {error}
        </p>
      )}
      <Button type="submit" variant="contained">
        Update
      </Button>
    </form>
  );
}
