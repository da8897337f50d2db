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
