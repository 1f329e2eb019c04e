import { type Json, plainToRich, type RichText, richToPlain } from '@vitrine/page'
import { TextArea } from '../../../ui/fields/TextField.tsx'
import type { ControlProps } from './LinkControl.tsx'

/** A formatted text outside of the page. Text without formatting is edited as lines; other text is only shown. */
export function RichControl({ label, help, isDisabled, value, onChange }: ControlProps) {
  const text = toText(value)
  const isPlain = value === undefined || isPlainText(value)
  return (
    <TextArea
      label={label}
      isReadOnly={!isPlain}
      isDisabled={isDisabled}
      {...(!isPlain
        ? { help: 'This text has formatting, which is preserved.' }
        : help !== undefined && { help })}
      value={text}
      onChange={(next) => onChange(next === '' ? undefined : toRich(next))}
    />
  )
}

function isRich(value: Json | undefined): value is Json & RichText {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
}

function toText(value: Json | undefined): string {
  if (typeof value === 'string') return value
  return isRich(value) ? richToPlain(value) : ''
}

function toRich(text: string): Json {
  return JSON.parse(JSON.stringify(plainToRich(text)))
}

/** Returns whether a text has paragraphs without marks only, so that lines say everything about it. */
function isPlainText(value: Json): boolean {
  if (!isRich(value)) return typeof value === 'string'
  const stripped = JSON.stringify(value).replaceAll(/"id":"[^"]*",?/g, '')
  return stripped === JSON.stringify(plainToRich(richToPlain(value)))
}
