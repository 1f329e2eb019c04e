import { expect, it } from 'vitest'
import { MAX_SUBSCRIBER_ROWS, readSubscribers } from './read-subscribers.ts'

const LEFT = 'has unsubscribed from the earlier provider'

function read(text: string) {
  const file = readSubscribers(Buffer.from(text))
  if (!file) throw new Error('The file has a column of addresses')
  const { subscribers, left, errors } = file
  return { emails: subscribers.map(({ email }) => email), subscribers, left, errors }
}

it('skips people who unsubscribed from the earlier provider, by the time', () => {
  const { emails, left, errors } = read(
    `Email Address,CONFIRM_TIME,UNSUB_TIME
ann@example.com,2021-03-04 10:22:33,2024-01-02 08:00:00
ben@example.com,2021-03-04 10:22:33,
`,
  )
  expect(emails).toEqual(['ben@example.com'])
  expect(left).toBe(1)
  expect(errors).toEqual([{ row: 2, column: 'Email', message: LEFT }])
})

it.each(['Unsubscribed On', 'unsubscribed at', 'unsubscribed_at', 'CLEAN_TIME', 'cleaned_time'])(
  'reads the time of unsubscribing in the column %s',
  (column) => {
    expect(read(`Email,${column}\nann@example.com,1/2/2024\nben@example.com,\n`)).toMatchObject({
      emails: ['ben@example.com'],
      left: 1,
    })
  },
)

it.each(['Status', 'Subscribed', 'subscribed_to_emails', 'Accepts Email Marketing'])(
  'reads the state of a subscription in the column %s',
  (column) => {
    const states = ['Unsubscribed', 'cleaned', 'BOUNCED', 'No', 'false', '0']
    const rows = [...states, 'subscribed', 'yes', 'true', ''].map(
      (state, index) => `reader-${index}@example.com;${state}`,
    )
    const { emails, left } = read(`Email;${column}\n${rows.join('\n')}\n`)
    expect(left).toBe(6)
    expect(emails.map((email) => email.replace(/\D/g, ''))).toEqual(['6', '7', '8', '9'])
  },
)

it('reads all columns that tell who has unsubscribed', () => {
  const { emails } = read(
    `Email,Status,Subscribed,Unsubscribed
ann@example.com,active,no,
ben@example.com,active,yes,true
cy@example.com,active,yes,false
`,
  )
  expect(emails).toEqual(['cy@example.com'])
})

it('skips an address that has unsubscribed in another row', () => {
  const { emails, left, errors } = read(
    'Email,Status\nann@example.com,subscribed\nANN@example.com,unsubscribed\n',
  )
  expect(emails).toEqual([])
  expect(left).toBe(2)
  expect(errors.map(({ row, message }) => [row, message])).toEqual([
    [3, LEFT],
    [2, LEFT],
  ])
})

it('takes no day of a sign-up as a confirmation', () => {
  const { subscribers } = read('Email,Subscribed On\nann@example.com,2021-03-04\n')
  expect(subscribers).toMatchObject([{ email: 'ann@example.com', confirmedAt: undefined }])
})

it('rejects days that the calendar does not have', () => {
  const days = ['2026-02-31', '2026-02-31 10:00:00', '2025-02-29', '2026-13-01', '2024-02-29']
  const rows = days.map((day, index) => `reader-${index}@example.com,${day}`)
  const { emails, errors } = read(`Email,Confirmed On\n${rows.join('\n')}\n`)
  expect(emails).toEqual(['reader-4@example.com'])
  expect(errors.map(({ row, column }) => `${row} ${column}`)).toEqual([
    ...['2 Confirmed On', '3 Confirmed On', '4 Confirmed On', '5 Confirmed On'],
  ])
})

it('reads up to 50,000 rows', () => {
  const rows = Array.from({ length: MAX_SUBSCRIBER_ROWS }, (_, index) => `r${index}@example.com`)
  expect(read(`Email\n${rows.join('\n')}\n`).emails).toHaveLength(50_000)
  expect(() => read(`Email\n${rows.join('\n')}\nmore@example.com\n`)).toThrow(
    'The file has more than 50,000 rows. Split it.',
  )
})
