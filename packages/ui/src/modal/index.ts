export { ModalBody, ModalDescription, ModalFooter } from './ModalBody.tsx'
export { ModalContent, type ModalContentProps, ModalOverlay, ModalPortal } from './ModalContent.tsx'
export { ModalDismiss, ModalHeader, type ModalHeaderProps } from './ModalHeader.tsx'
