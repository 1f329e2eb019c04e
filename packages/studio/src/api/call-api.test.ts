import { expect, it } from 'vitest'
import { ApiError } from './call-api.ts'

it('has words of its own for an answer without any, such as that of a proxy', () => {
  expect(new ApiError(502, '<h1>Bad gateway</h1>').message).toBe('Something went wrong')
  expect(new ApiError(404, { message: 'This page does not exist.' }).message).toBe(
    'This page does not exist.',
  )
})
