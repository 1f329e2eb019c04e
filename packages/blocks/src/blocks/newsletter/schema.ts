import * as z from 'zod/mini'
import { captchaData } from '../../forms/captcha.ts'
import { listData } from '../../forms/lists.ts'

export const data = z.object({
  layout: z._default(z.enum(['float', 'stack']), 'float'),
  align: z._default(z.enum(['left', 'center', 'right']), 'left'),
  asksName: z._default(z.boolean(), false),
  ...listData,
  ...captchaData,
})

export const text = {
  title: 'line',
  description: 'rich',
  placeholder: 'line',
  submit: 'line',
  message: 'rich',
  disclaimer: 'rich',
} as const
