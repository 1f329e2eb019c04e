/** A text whose slot `{name}` is code, such as a variable or a command. */
export function TextWithCode(props: {
  /** The text, with the slot as it is in the catalog. */
  readonly text: string
  readonly code: string
}) {
  const [before = '', after = ''] = props.text.split(/\{\w+\}/)
  return (
    <>
      {before}
      <code>{props.code}</code>
      {after}
    </>
  )
}
