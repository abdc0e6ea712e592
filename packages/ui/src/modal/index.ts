export { ModalBody, ModalDescription, ModalFooter } from './ModalBody.tsx'
export { ModalContent, type ModalContentProps, ModalOverlay, ModalPortal } from './ModalContent.tsx'
export { ModalDismiss, type ModalDismissProps, ModalHeader, type ModalHeaderProps } from './ModalHeader.tsx'
