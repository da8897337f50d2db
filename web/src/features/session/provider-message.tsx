import './session.css';

/** What the identity provider said, in its own words, in red (spec.md §8). */
export function ProviderMessage({ message }: { readonly message: string | null }) {
  return (
    <p className="provider-message" role="alert">
      {message}
    </p>
  );
}
