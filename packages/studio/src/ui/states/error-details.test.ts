import { expect, it } from 'vitest'
import { ApiError } from '../../api/call-api.ts'
import { formatErrorDetails } from './error-details.ts'

const at = new Date('2026-11-23T03:00:00Z')

it('has the status and the code of an error of the server', () => {
  const problem = {
    type: 'about:blank',
    title: 'Not found',
    status: 404,
    detail: 'There is no such order.',
    code: 'orders.notFound',
    message: 'There is no such order.',
  }
  expect(formatErrorDetails(new ApiError(404, problem), '/config/orders', at)).toBe(
    [
      'Time: 2026-11-23T03:00:00.000Z',
      'Page: /config/orders',
      'Status: 404',
      'Code: orders.notFound',
      'Message: There is no such order.',
    ].join('\n'),
  )
})

it('has the message of any other error', () => {
  expect(formatErrorDetails(new TypeError('Failed to fetch'), '/config', at)).toContain(
    'Message: Failed to fetch',
  )
})
