import { Fragment, type ReactNode } from 'react'
import { type DateOptions, type DateValue, formatDate, toDate } from './format-date.ts'
import { formatNumber, type NumberOptions } from './format-number.ts'
import { useLocale } from './locale.tsx'

interface FormattedNumberProps extends NumberOptions {
  readonly value: number | bigint | `${number}`
}

/** Renders a number as the locale writes it. */
export function FormattedNumber({ value, ...options }: FormattedNumberProps) {
  return formatNumber(value, useLocale().formatting, options)
}

interface FormattedDateProps extends DateOptions {
  readonly value: DateValue
}

/** Renders a date as the locale writes it, in a `<time>`. */
export function FormattedDate({ value, ...options }: FormattedDateProps) {
  const { formatting } = useLocale()
  return (
    <time dateTime={toDate(value).toISOString()}>{formatDate(value, formatting, options)}</time>
  )
}

interface FormattedListProps {
  readonly items: readonly ReactNode[]
  /** Whether all items hold ("a, b and c") or one of them ("a, b or c"). */
  readonly type?: 'conjunction' | 'disjunction'
}

/** Renders a list as the locale writes it: "a, b and c". */
export function FormattedList({ items, type = 'conjunction' }: FormattedListProps) {
  const parts = new Intl.ListFormat(useLocale().formatting, { type }).formatToParts(
    // The items may be elements; their places are filled below.
    items.map((_, index) => String(index)),
  )
  return parts.map((part, index) => (
    <Fragment key={index}>
      {part.type === 'element' ? items[Number(part.value)] : part.value}
    </Fragment>
  ))
}
