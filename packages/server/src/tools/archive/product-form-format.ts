import {
  MAX_FORM_TEXT,
  MAX_PRODUCT_FORM_FIELDS,
  MAX_PRODUCT_FORM_OPTIONS,
  productFormFieldTypes,
} from '@vitrine/model'
import { idSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { enumeration, id, integer, MAX_TEXT, nonEmptyText, text } from './format-values.ts'

const label = nonEmptyText(200)

/** A form of products in `site.json`. */
export const productFormSchema = z.strictObject({
  id,
  name: nonEmptyText(100),
  fields: z
    .array(
      z.strictObject({
        id: idSchema,
        type: enumeration(productFormFieldTypes),
        title: label,
        description: text(MAX_TEXT),
        placeholder: text(1_000),
        required: z.boolean(),
        options: z
          .array(z.strictObject({ id: idSchema, label }))
          .check(z.maxLength(MAX_PRODUCT_FORM_OPTIONS)),
        maxLength: z.nullable(integer(1, MAX_FORM_TEXT)),
        currencySymbol: text(5),
        showCountryCode: z.boolean(),
        underline: z.boolean(),
      }),
    )
    .check(z.maxLength(MAX_PRODUCT_FORM_FIELDS)),
})
