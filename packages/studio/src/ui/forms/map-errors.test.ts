import { expect, it } from 'vitest'
import { mapErrors } from './map-errors.ts'

const problem = { code: 'http.malformed', message: 'Check the marked fields.' }

it('puts each error at its field, and keeps those of no field', () => {
  const errors = { title: 'Enter a title.', 'address.city': 'Enter a city.', crumb: 'Stale.' }
  const { fields, others } = mapErrors({ ...problem, errors }, ['title', 'address.city'])
  expect([...fields]).toEqual([
    ['title', 'Enter a title.'],
    ['address.city', 'Enter a city.'],
  ])
  expect(others).toEqual(['Stale.'])
})

it('puts the error of a part at the nearest field above it, the first one if there are several', () => {
  const errors = { 'options.2.name': 'Enter a name.', 'options.3.name': 'Too long.' }
  const { fields } = mapErrors({ ...problem, errors }, ['options', 'option'])
  expect([...fields]).toEqual([['options', 'Enter a name.']])
})

it('puts an error with a code at the field that the form names', () => {
  const wrong = { code: 'accounts.passwordWrong', message: 'The password is incorrect.' }
  const { fields, others } = mapErrors(wrong, ['password'], {
    'accounts.passwordWrong': 'password',
  })
  expect([...fields]).toEqual([['password', 'The password is incorrect.']])
  expect(others).toEqual([])
})

it('has the message itself if there is no field for it', () => {
  expect(mapErrors(problem, ['title']).others).toEqual(['Check the marked fields.'])
})
