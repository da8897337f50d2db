interface HiddenFieldsProps {
  readonly values: Readonly<Record<string, string>>;
}

export function HiddenFields({ values }: HiddenFieldsProps) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
