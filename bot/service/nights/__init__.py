"""What people do on and about story nights: each call is one transaction."""
