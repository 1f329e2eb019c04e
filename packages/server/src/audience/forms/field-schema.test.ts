import { formSchema } from '@vitrine/contract'
import { describe, expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'

describe('the schema of forms', () => {
  const SCHEMA = '/api/template/GetTemplateSchema'

  it('has the settings and the value shape of every field type', async () => {
    const { browser } = await testSite()
    const { status, body } = await browser().call('GET', `${SCHEMA}?type=9`)
    expect(status).toBe(200)
    const { fields, ...more } = formSchema.replies[200].parse(body)
    expect(more).toEqual({
      type: 9,
      maxLength: 10_000,
      likert: { 'Strongly Disagree': -2, Disagree: -1, Neutral: 0, Agree: 1, 'Strongly Agree': 2 },
    })
    expect(fields.map(({ type, properties }) => [type, properties.join()])).toEqual([
      ['text', 'title,description,placeholder,required'],
      ['textarea', 'title,description,placeholder,required,maxLength'],
      ['email', 'title,description,placeholder,required'],
      ['number', 'title,description,placeholder,required'],
      ['website', 'title,description,placeholder,required'],
      ['currency', 'title,description,currencySymbol,required'],
      ['password', 'title,description,required'],
      ['twitter', 'title,description,required'],
      ['date', 'title,description,required'],
      ['time', 'title,description,required'],
      ['name', 'title,description,required'],
      ['address', 'title,description,required'],
      ['phone', 'title,description,showCountryCode,required'],
      ['section', 'title,description,underline,startsStep'],
      ['radio', 'title,description,options,required'],
      ['checkbox', 'title,description,options,required'],
      ['select', 'title,description,options,required'],
      ['likert', 'title,description,options,required'],
      ['file', 'title,description,accepts,multiple,maxMegabytes,required'],
      ['hidden', 'key,value'],
    ])
    const sentAs = Object.fromEntries(fields.map(({ type, value }) => [type, value]))
    expect(sentAs).toMatchObject({
      radio: 'text',
      checkbox: 'list',
      phone: 'list',
      section: 'none',
    })
    expect(sentAs).toMatchObject({ likert: 'map', hidden: 'text', email: 'text' })
    expect(fields.find(({ type }) => type === 'name')?.parts).toEqual(['First Name', 'Last Name'])
  })

  it.each(['', '?type=', '?type=2', '?type=form'])(
    'exists for no other block: %j',
    async (query) => {
      const { browser } = await testSite()
      expect((await browser().call('GET', `${SCHEMA}${query}`)).status).toBe(400)
    },
  )
})
