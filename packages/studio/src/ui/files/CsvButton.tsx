import { useMutation } from '@tanstack/react-query'
import { Button } from '../Button.tsx'
import { showFailure } from '../overlays/toasts.ts'
import { saveCsv } from './save-csv.ts'

interface CsvButtonProps {
  /** The beginning of the name of the file. */
  readonly name: string
  readonly label: string
  readonly loadPage: Parameters<typeof saveCsv>[1]
}

/** The button that saves all of a list as a CSV file. */
export function CsvButton({ name, label, loadPage }: CsvButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveCsv(name, loadPage),
    onError: ({ message }) => showFailure(message),
  })
  return (
    <Button isPending={isPending} onPress={() => mutate()}>
      {label}
    </Button>
  )
}
