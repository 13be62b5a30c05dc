export default function Page() {
  return <h1>Nothing here</h1>;
}
