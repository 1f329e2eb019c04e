import { createRequiredContext } from '@vitrine/react-kit'

/** The labels of a form's fields by name, for the summary of errors. */
export const [FormLabelsProvider, useFormLabels] =
  createRequiredContext<Map<string, string>>('The form')
