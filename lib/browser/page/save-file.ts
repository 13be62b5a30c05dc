/** Downloads `file` under the name `name`. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
