export default function LearnView() {
  return (
    <div class="page">
      <h1>Learn</h1>
    </div>
  );
}
