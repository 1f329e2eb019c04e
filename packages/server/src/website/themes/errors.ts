import { defineErrors } from '../../platform/http/app-error.ts'

export const themeErrors = defineErrors('themes', {
  unknown: [404, 'There is no theme by that name.'],
  noCollection: [404, 'The theme has no collections of this kind.'],
  changed: [409, 'Somebody changed the colours and fonts meanwhile. Load them again.'],
  badValue: [422, 'These values cannot be set.'],
  tooMuch: [422, 'That is more than a site can keep of its themes. Take other values back first.'],
  brokenStyles: [422, 'With these values the styles of the theme cannot be made.'],
})
