/** An email that breaks before its `@` where a line is too short for it. */
export function EmailText({ email }: { readonly email: string }) {
  const [name = '', ...host] = email.split(/(?=@)/u);
  return (
    <>
      {name}
      <wbr />
      {host}
    </>
  );
}
