import * as z from 'zod/mini'

/** The address of an order. */
export const addressShape = z.nullable(z.record(z.string(), z.nullable(z.string())))

/** The recipient of a gift card. */
export const giftShape = z.nullable(
  z.object({
    recipientName: z.string(),
    recipientEmail: z.string(),
    message: z.string(),
    deliverOn: z.nullable(z.string()),
  }),
)

/** The image of a line, as it was. */
export const imageShape = z.nullable(
  z.object({
    url: z.string(),
    width: z.number(),
    height: z.number(),
    placeholderColor: z.nullable(z.string()),
  }),
)
