export {
  chooseDefaultAddress,
  removeAddress,
  saveAddress,
  type SaveOutcome,
} from './save-address.ts'
export { type AddressOwner, listAddresses, type SavedAddress } from './store.ts'
export { formatAddressLabel, formatAddressLines, parseTypedAddress } from './typed-address.ts'
export { addressRecordPart } from './records-store.ts'
