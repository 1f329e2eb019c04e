import { defineErrors } from '../../platform/http/app-error.ts'

export const canvasErrors = defineErrors('canvas', {
  notShown: [404, 'Nothing to edit'],
  unknownBreakpoint: [400, 'Unknown breakpoint'],
})
